/** What is checked in the sources besides their format and their types. */

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import typescript from "typescript-eslint";

export default defineConfig(
    { ignores: ["src/*/schema.ts"] },
    js.configs.recommended,
    typescript.configs.strict,
    svelte.configs.recommended,
    {
        linterOptions: { reportUnusedDisableDirectives: "error" },
        rules: {
            // `!= null` means neither null nor undefined.
            eqeqeq: ["error", "always", { null: "ignore" }],
            "no-console": ["error", { allow: ["error"] }],
            // The types know what is defined.
            "no-undef": "off",
            "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
            // What stands at a known place of a list or a table is there: `!` says so.
            "@typescript-eslint/no-non-null-assertion": "off",
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
            "svelte/block-lang": ["error", { script: "ts" }],
            "svelte/prefer-const": "error",
            // What no screen follows is a plain Map: a reactive one costs more.
            "svelte/prefer-svelte-reactivity": "off",
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: typescript.parser } },
    },
    {
        // These read the types, too. For components that would take longer than everything else together.
        files: ["**/*.ts"],
        languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
        rules: {
            "@typescript-eslint/await-thenable": "error",
            "@typescript-eslint/no-array-delete": "error",
            "@typescript-eslint/no-base-to-string": "error",
            "@typescript-eslint/no-deprecated": "error",
            "@typescript-eslint/no-floating-promises": "error",
            "@typescript-eslint/no-for-in-array": "error",
            "@typescript-eslint/no-implied-eval": "error",
            "@typescript-eslint/no-misused-promises": "error",
            "@typescript-eslint/no-misused-spread": "error",
            "@typescript-eslint/no-redundant-type-constituents": "error",
            "@typescript-eslint/no-unsafe-argument": "error",
            "@typescript-eslint/no-unsafe-assignment": "error",
            "@typescript-eslint/no-unsafe-call": "error",
            "@typescript-eslint/no-unsafe-member-access": "error",
            "@typescript-eslint/no-unsafe-return": "error",
            "@typescript-eslint/only-throw-error": "error",
            "@typescript-eslint/prefer-promise-reject-errors": "error",
            "@typescript-eslint/require-array-sort-compare": "error",
            "@typescript-eslint/require-await": "error",
            "@typescript-eslint/return-await": "error",
            "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
            "@typescript-eslint/unbound-method": "error",
        },
    },
    {
        // `expect(table.takeBack)` looks at a method and does not call it.
        files: ["**/*.spec.ts"],
        rules: { "@typescript-eslint/unbound-method": "off" },
    },
);

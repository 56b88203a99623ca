/** Copies of what moves: they travel above everything, so that no panel cuts them off. */

const SVG = "http://www.w3.org/2000/svg";
const CARRIED = ["font", "color", "--k"];

/** Put a copy of an element where it is, into the layer of motion. */
export function ghostOf(element: Element, layer: HTMLElement, drawing: SVGSVGElement): Element {
    const copy = element.cloneNode(true) as Element;
    for (const one of [copy, ...copy.querySelectorAll("*")]) {
        for (const name of ["id", "data-token", "data-target", "data-anchor", "data-spot", "tabindex"]) {
            one.removeAttribute(name);
        }
    }
    return element instanceof SVGGraphicsElement && element.ownerSVGElement
        ? drawn(element, copy as SVGElement, drawing)
        : laid(element, copy as HTMLElement, layer);
}

/** A part of a drawing keeps the scale and the turn that it has there. */
function drawn(element: SVGGraphicsElement, copy: SVGElement, drawing: SVGSVGElement): Element {
    const { a, b, c, d, e, f } = element.getScreenCTM() ?? new DOMMatrix();
    const inner = document.createElementNS(SVG, "g");
    inner.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
    copy.removeAttribute("transform");
    copy.style.transform = "none";
    inner.append(copy);
    const outer = document.createElementNS(SVG, "g");
    carry(element, outer);
    outer.append(inner);
    drawing.append(outer);
    return outer;
}

function laid(element: Element, copy: HTMLElement, layer: HTMLElement): Element {
    const { left, top, width, height } = element.getBoundingClientRect();
    Object.assign(copy.style, {
        position: "fixed",
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
        margin: "0",
    });
    carry(element, copy);
    layer.append(copy);
    return copy;
}

/** What the copy would have from the panel that it left. */
function carry(element: Element, copy: HTMLElement | SVGElement): void {
    const style = getComputedStyle(element);
    for (const name of CARRIED) copy.style.setProperty(name, style.getPropertyValue(name));
}

/** A small plate with an icon and a number. */
export function plateOf(icon: string, colour: string | undefined, text: string, layer: HTMLElement): HTMLElement {
    const plate = document.createElement("div");
    plate.className = "flight";
    if (colour !== undefined) plate.style.setProperty("--flight", colour);
    const drawing = document.createElementNS(SVG, "svg");
    drawing.setAttribute("viewBox", "0 0 24 24");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#icon-${icon}`);
    drawing.append(use);
    plate.append(drawing, text);
    layer.append(plate);
    return plate;
}

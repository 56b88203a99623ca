### The guide of a first game: a title and a few sentences for each thing that happens for the first time.

tutorial-guide = Guide
tutorial-got-it = Got it
tutorial-skip = Skip the guide
tutorial-bring-back = Bring the guide back
tutorial-fold = Fold the guide
tutorial-unfold = Unfold the guide
tutorial-more = Rules for this:

tutorial-controls = Anything with a dotted outline can be chosen: on the board, or in the list below. { $by ->
        [finger] Choose something to see what it would do before you confirm.
       *[pointer] Point at a choice to see what it would do.
    } Moves can be taken back until something is revealed or others decide. { $by ->
        [finger] Tap
       *[pointer] Click
    } anything else to have it explained.
    .title = How to play here
tutorial-over = Now you know the game. The result shows where every point came from, and the replay shows every move. Next time: three players, or a stronger bot.
    .title = That’s it

/** For codes that one phone shows and another scans, whatever the game. */
export const codesEn = {
  show: {
    scanThis: 'Scan this code with the other phone.',
    scanThese: 'Hold the other phone still in front of these codes until it has all of them.',
    drawing: 'Drawing the code …',
    notDrawn: 'Couldn’t draw the code. Connect to the internet once, then try again.',
    again: 'Try again',
    tooLarge: 'This doesn’t fit into one code. Hand over the whole game instead.',
    partCode: (part: number, count: number) => `Code ${part} of ${count} with the game`,
    part: (part: number, count: number) => `${part} of ${count}`,
    previous: 'Back',
    next: 'Next',
    previousCode: 'Back to the code before',
    nextCode: 'Next code',
    pause: 'Pause',
    play: 'Play',
    asText: 'Share the code as text',
    allAsText: 'Share the codes as text',
    textTitle: 'Reefside code',
  },

  scan: {
    lead: 'Point the camera at a code on another phone.',
    reason: 'The camera reads the codes that other phones show. Pictures aren’t kept.',
    picture: 'Camera picture',
    preparing: 'Getting ready to read codes …',
    nothingSeen:
      'No code seen yet. Hold the phone still, a hand’s width away, and turn the other screen up bright.',
    notPrepared: 'Codes can’t be read yet. Connect to the internet once, then try again.',
    again: 'Try again',
    enterText: 'Enter the code as text',
    textLabel: 'Text of a code',
    textHint: 'Paste the text that the other phone shared.',
    read: 'Read',
    toCamera: 'Back to the camera',
    leave: 'Don’t import',
    nothingChanged: 'Nothing was changed.',
    receiving: (have: number, count: number) => `Game: ${have} of ${count} codes`,
    progress: 'Codes scanned',
    cancelGame: 'Cancel',
  },

  rejections: {
    otherApp: 'This isn’t a Reefside code.',
    newerVersion: 'This code comes from a newer Reefside. Update the app on this phone to read it.',
    otherGame: (game: string) => `This code is for another game, not ${game}.`,
    truncated: 'Part of this code is missing. Scan or paste it again.',
    damaged: 'This code was misread or changed. Scan it again.',
    meaningless: 'Reefside can’t make sense of this code.',
    partOfAnotherGame: 'This code is for another game than the ones before. Cancel to start over with it.',
  },
};

export type CodesStrings = typeof codesEn;

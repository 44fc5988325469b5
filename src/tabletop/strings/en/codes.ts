/** For codes that one phone shows and another scans, whatever the game. */
export const codesEn = {
  show: {
    scanThis: 'Scan this code with the other phone.',
    scanThese: 'Hold the other phone still in front of these codes until it has all of them.',
    drawing: 'Drawing the code …',
    notDrawn: 'The code could not be drawn. It needs a connection the first time.',
    again: 'Try again',
    tooLarge: 'This does not fit into one code. Hand over the whole game instead.',
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
    reason: 'The camera reads the codes that other phones show. Pictures are not kept.',
    picture: 'Picture of the camera',
    preparing: 'Preparing to read codes …',
    notPrepared: 'Codes could not be read. It needs a connection the first time.',
    again: 'Try again',
    enterText: 'Enter the code’s text',
    textLabel: 'Text of a code',
    textHint: 'Paste the text that the other phone has shared.',
    read: 'Read',
    toCamera: 'Back to the camera',
    leave: 'Leave it',
    nothingChanged: 'Nothing was changed.',
    receiving: (have: number, count: number) => `${have} of ${count} codes of a game`,
    progress: 'Codes of a game',
    cancelGame: 'Cancel',
  },

  rejections: {
    otherApp: 'This is no code of Reefside.',
    newerVersion: 'This code comes from a newer Reefside. Update the app on this phone to read it.',
    otherGame: (game: string) => `This code belongs to another game than ${game}.`,
    truncated: 'The end of this code is missing.',
    damaged: 'This code was misread or changed. Scan it again.',
    meaningless: 'This code says nothing that Reefside understands.',
    partOfAnotherGame: 'This code belongs to another game than the ones before. Cancel to begin with it.',
  },
};

export type CodesStrings = typeof codesEn;

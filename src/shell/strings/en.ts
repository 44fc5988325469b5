export const en = {
  appName: 'Reefside',
  back: 'Back',
  home: {
    title: 'Reefside',
    lead: 'Your companion at the game table.',
    games: 'Games',
    settings: 'Settings',
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Appearance',
    system: 'As on this device',
    dark: 'Dark',
    darkNote: 'A reef at night',
    light: 'Light',
    lightNote: 'Shallow water over sand',
    notStored: 'This device did not let us store your choice. It holds until you close the app.',
    unofficial: 'Reefside is unofficial and has no connection with the publisher of any game.',
  },
  problems: {
    title: 'Problems',
    summary: (count: number, when: string) =>
      count === 1
        ? `The app noted a problem on ${when}.`
        : `The app noted ${count} problems, the last one on ${when}.`,
    private: 'The list stays on this device. Nothing is sent unless you pass it on.',
    copy: 'Copy the report',
    clear: 'Delete the list',
    cleared: 'The list is deleted.',
    restore: 'Bring it back',
    outcomes: {
      shared: 'Handed over for sharing.',
      dismissed: 'Not shared.',
      saved: 'Saved among your downloads.',
      copied: 'Copied. You can paste it into a message now.',
    },
    failed: 'The report couldn’t be copied on this device.',
  },
  failure: {
    title: 'Something went wrong',
    page: 'A mistake in the app stopped this page. Your games aren’t affected. Try again, or go on from the start.',
    startPage: 'A mistake in the app stopped this page. Your games aren’t affected. Try again.',
    noted: 'What happened is noted in the settings.',
    app: 'A mistake in the app stopped it. Everything that was saved is still there. Start the app again.',
    again: 'Try again',
    restart: 'Start again',
  },
  newVersion: {
    title: 'New version',
    text: 'A new version is here.',
    reload: 'Reload',
  },
  later: {
    title: 'A moment',
    coming: 'This page is coming …',
    missing: 'Couldn’t load this page. Connect to the internet once, then try again.',
    again: 'Try again',
    outdated:
      'This page belongs to an older version of the app. Your games are safe. Reload to go on with the new one.',
    reload: 'Reload',
  },
  camera: {
    looking: 'Looking for the camera …',
    asking: 'Waiting for your answer …',
    use: 'Use the camera',
    again: 'Try again',
    settings: 'Open the settings',
    refused: 'The camera was not allowed.',
    'refused-for-good': 'The camera is not allowed for this app.',
    allowOnPhone: 'You can allow it in the phone’s settings, under the permissions of this app.',
    allowInBrowser: 'Tap the icon next to the page address to allow the camera.',
    missing: 'This device has no camera, or none that can be found.',
    failing: 'The camera does not start. Maybe another app is using it.',
    insecure: 'The browser gives a camera only to pages whose address begins with https.',
  },
  notFound: { title: 'Page not found', text: 'There is no page at this address.', home: 'To the start' },
};

export type ShellStrings = typeof en;

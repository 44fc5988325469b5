export const en = {
  appName: 'Reefside',
  back: 'Back',
  home: {
    title: 'Reefside',
    lead: 'For the people around the table.',
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
  later: {
    title: 'A moment',
    coming: 'This page is coming …',
    missing: 'This page could not be fetched. It needs a connection the first time.',
    again: 'Try again',
  },
  notFound: { title: 'Not here', text: 'There is no page at this address.', home: 'To the start' },
};

export type ShellStrings = typeof en;

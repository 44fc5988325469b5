import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(resolve(__dirname, '../../scripts/native/judge.mjs')).href;

const CAMERA = 'NSCameraUsageDescription';
const PHOTOS = 'NSPhotoLibraryUsageDescription';
const entry = (key: string, text: string) => `<key>${key}</key>\n<string>${text}</string>`;
const permission = (name: string, more = '') =>
  `<uses-permission android:name="android.permission.${name}" ${more}/>`;

const GOOD = {
  infoPlist: entry(CAMERA, 'To scan') + entry(PHOTOS, 'To read'),
  strings: {
    en: `${CAMERA} = "To scan";\n${PHOTOS} = "To read";`,
    de: `${CAMERA} = "Zum Scannen";\n${PHOTOS} = "Zum Ablesen";`,
  },
  words: {
    en: { [CAMERA]: 'To scan', [PHOTOS]: 'To read' },
    de: { [CAMERA]: 'Zum Scannen', [PHOTOS]: 'Zum Ablesen' },
  },
  manifest: permission('CAMERA') + permission('RECORD_AUDIO', 'tools:node="remove"'),
  libraryManifests: [permission('INTERNET'), permission('RECORD_AUDIO')],
};

const CASES = [
  { title: 'all as promised, as what a library asks for is removed', facts: GOOD, broken: [] },
  {
    title: 'a text that iOS does not have',
    facts: { ...GOOD, infoPlist: entry(CAMERA, 'To scan') },
    broken: [`iOS says in English what for: ${PHOTOS}`],
  },
  {
    title: 'a text that nobody wrote',
    facts: { ...GOOD, words: { ...GOOD.words, de: { [CAMERA]: 'Zum Scannen' } } },
    broken: ['iOS says it in the language of the device: de'],
  },
  {
    title: 'a language that was forgotten',
    facts: { ...GOOD, strings: { en: GOOD.strings.en } },
    broken: ['iOS says it in the language of the device: de'],
  },
  {
    title: 'a microphone on iOS',
    facts: { ...GOOD, infoPlist: GOOD.infoPlist + entry('NSMicrophoneUsageDescription', 'Why') },
    broken: ['iOS never asks for the microphone'],
  },
  {
    title: 'a camera that a plugin removed, though a library asks for it',
    facts: {
      ...GOOD,
      manifest:
        permission('CAMERA', 'tools:node="remove"') + permission('RECORD_AUDIO', 'tools:node="remove"'),
      libraryManifests: [permission('CAMERA')],
    },
    broken: ['Android asks for the camera'],
  },
  {
    title: 'a microphone that only a library asks for',
    facts: { ...GOOD, manifest: permission('CAMERA') },
    broken: ['Android asks neither for the microphone nor for files'],
  },
  {
    title: 'photos and files that a library asks for, less one in a comment',
    facts: {
      ...GOOD,
      libraryManifests: [
        permission('READ_MEDIA_IMAGES') + permission('WRITE_EXTERNAL_STORAGE', 'android:maxSdkVersion="32"'),
        `<!-- ${permission('MANAGE_EXTERNAL_STORAGE')} -->`,
      ],
    },
    broken: ['Android asks neither for the microphone nor for files'],
    found: ['READ_MEDIA_IMAGES', 'WRITE_EXTERNAL_STORAGE'],
  },
];

interface Judged {
  readonly promise: string;
  readonly broken: readonly string[];
}

const judged = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { judgeNative } from ${JSON.stringify(MODULE)};
       const all = ${JSON.stringify(CASES.map(({ facts }) => facts))};
       console.log(JSON.stringify(all.map(judgeNative)));`,
    ],
    { encoding: 'utf8' },
  ),
) as readonly (readonly Judged[])[];

test.each(CASES.map(({ title, broken, found }, index) => [title, broken, found, index] as const))(
  'the native projects are judged by what people would be asked for: %s',
  (_title, broken, found, index) => {
    const failed = judged[index]!.filter((each) => each.broken.length > 0);
    expect(failed.map(({ promise }) => promise)).toEqual(broken);
    if (found !== undefined) expect(failed.flatMap((each) => each.broken)).toEqual(found);
  },
);

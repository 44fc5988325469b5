import { effectivePermissions, plistText, stringsOf } from './permissions.mjs';

const ASKED_ON_IOS = ['NSCameraUsageDescription', 'NSPhotoLibraryUsageDescription'];
const NEVER_ASKED_ON_ANDROID =
  /^(RECORD_AUDIO|READ_MEDIA_.*|(READ|WRITE|MANAGE)_EXTERNAL_STORAGE|SYSTEM_ALERT_WINDOW)$/;

/** Each promise about the native projects, with what breaks it: nothing where it is kept. */
export function judgeNative({ infoPlist, strings, words, manifest, libraryManifests }) {
  const permissions = effectivePermissions(manifest, libraryManifests);
  return [
    ...ASKED_ON_IOS.map((key) => ({
      promise: `iOS says in English what for: ${key}`,
      broken: differences([[plistText(infoPlist, key), words.en?.[key]]]),
    })),
    ...Object.entries(words).map(([language, wanted]) => ({
      promise: `iOS says it in the language of the device: ${language}`,
      broken: differences(
        ASKED_ON_IOS.map((key) => [stringsOf(strings[language] ?? '')[key] ?? null, wanted[key]]),
      ),
    })),
    {
      promise: 'iOS never asks for the microphone',
      broken: infoPlist.includes('NSMicrophoneUsageDescription') ? ['NSMicrophoneUsageDescription'] : [],
    },
    {
      promise: 'Android asks for the camera',
      broken: permissions.includes('CAMERA') ? [] : [`only ${permissions.join(', ')}`],
    },
    {
      promise: 'Android asks neither for the microphone nor for files',
      broken: permissions.filter((name) => NEVER_ASKED_ON_ANDROID.test(name)),
    },
  ];
}

/** A text that is wanted must be there; two missing ones are not the same. */
function differences(pairs) {
  return pairs
    .filter(([found, wanted]) => wanted === undefined || found !== wanted)
    .map(
      ([found, wanted]) => `found ${JSON.stringify(found)}, wanted ${JSON.stringify(wanted ?? 'some text')}`,
    );
}

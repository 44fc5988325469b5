/** What the native projects ask people for, read from the texts of their files. */

/** The value of a key whose value is a text; null without one. */
export function plistText(plist, key) {
  const [, text] = new RegExp(`<key>${key}</key>\\s*<string>([^<]*)</string>`).exec(plist) ?? [];
  return text === undefined
    ? null
    : text.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** The lines `key = "text";` of a .strings file. */
export function stringsOf(text) {
  return Object.fromEntries(
    [...text.matchAll(/^\s*"?(\w+)"? = "((?:[^"\\]|\\.)*)";/gm)].map(([, key, words]) => [key, words]),
  );
}

/**
 * The permissions of the built app: what it or a library asks for, less what its own manifest removes. Libraries that
 * only Gradle fetches are not among them, which is why the manifest removes what must never be asked for, asked or not.
 */
export function effectivePermissions(ownManifest, libraryManifests) {
  const own = permissionTags(ownManifest);
  const removed = new Set(own.filter(({ isRemoved }) => isRemoved).map(({ name }) => name));
  const asked = [...own, ...libraryManifests.flatMap(permissionTags)].filter(({ isRemoved }) => !isRemoved);
  return [...new Set(asked.map(({ name }) => name))].filter((name) => !removed.has(name)).sort();
}

function permissionTags(manifest) {
  const tags = manifest.replace(/<!--.*?-->/gs, '').match(/<uses-permission(-sdk-23)?\s[^>]*>/g) ?? [];
  return tags.map((tag) => ({
    name: /android:name="(?:android\.permission\.)?([^"]+)"/.exec(tag)?.[1] ?? tag,
    isRemoved: /tools:node="remove"/.test(tag),
  }));
}

import { Share } from 'react-native';

/** Hands a text to the person: on a phone through the system's share sheet. */
export async function exportText(name: string, text: string): Promise<void> {
  await Share.share({ title: name, message: text });
}

import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { TextArea } from '@/ui/components/TextArea';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { codesStrings } from '../../strings/codes';

/** The way in for whoever has no camera: the text of one code, or of several, one a line. */
export function EnterCode({ onRead }: { readonly onRead: (texts: string) => void }) {
  const { scan: strings } = useStrings(codesStrings);
  const [text, setText] = useState('');
  return (
    <View style={styles.panel}>
      <TextArea
        label={strings.textLabel}
        placeholder={strings.textHint}
        value={text}
        onChangeText={setText}
      />
      <Button label={strings.read} disabled={text.trim() === ''} onPress={() => onRead(text)} />
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.m },
});

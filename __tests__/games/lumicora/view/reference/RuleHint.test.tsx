import { render, screen } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';

import { RuleHint } from '@/games/lumicora/view/reference/RuleHint.web';
import { RuleLinksProvider } from '@/games/lumicora/view/reference/RuleLinks';
import { LanguageProvider } from '@/ui/i18n/LanguageContext';

test('a link that is still on its way keeps its room free, so that the board beside it stays where it is', async () => {
  render(
    <LanguageProvider language="en">
      <RuleLinksProvider value={() => undefined}>
        <RuleHint rule="PL-1" />
      </RuleLinksProvider>
    </LanguageProvider>,
  );
  const height = (style: unknown) => StyleSheet.flatten(style as ViewStyle).minHeight;
  expect(screen.queryByRole('link')).toBeNull();
  const room = height(screen.root.props.style);
  const link = await screen.findByRole('link');
  expect(room).toBeGreaterThan(0);
  expect(room).toBe(height(link.props.style));
});

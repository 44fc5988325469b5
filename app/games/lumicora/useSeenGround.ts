import { useNavigation, type NavigationProp } from '@react-navigation/native';
import { useEffect, useEffectEvent } from 'react';

/** What a photo of the printed board has shown is handed over once. */
export function useSeenGround(ground: string | undefined, onSeen: (ground: string) => void): void {
  const navigation = useNavigation<NavigationProp<{ Terrain: { readonly ground?: string } }, 'Terrain'>>();
  const handOver = useEffectEvent(onSeen);
  useEffect(() => {
    if (ground === undefined) return;
    handOver(ground);
    navigation.setParams({ ground: undefined });
  }, [ground, navigation]);
}

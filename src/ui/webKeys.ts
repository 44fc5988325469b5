/**
 * Keys that browsers leave to us: Enter on links without an address, and Space and arrows among radio buttons. And one that
 * they do not: Enter that is held down clicks a button over and over.
 */

interface KeyEvent {
  readonly nativeEvent: { readonly key: string; readonly repeat?: boolean };
  readonly currentTarget: unknown;
  preventDefault(): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export function pressByKey(event: KeyEvent): void {
  const { key, repeat = false } = event.nativeEvent;
  const element = event.currentTarget;
  if (typeof HTMLElement === 'undefined' || !(element instanceof HTMLElement)) return;
  if (key === 'Enter' && repeat) {
    event.preventDefault();
    return;
  }
  const role = element.getAttribute('role');
  if (role === 'link' && key === 'Enter') element.click();
  if (role !== 'radio') return;
  const step = STEPS[key];
  if (key !== ' ' && step === undefined) return;
  event.preventDefault();
  if (step === undefined) element.click();
  else pressNeighbor(element, step);
}

function pressNeighbor(radio: HTMLElement, step: number): void {
  const group = radio.closest('[role="radiogroup"]');
  const radios = [...(group?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
  const next = radios.at((radios.indexOf(radio) + step) % radios.length);
  next?.focus();
  next?.click();
}

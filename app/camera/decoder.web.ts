import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm';

import { FetchFailure, fetchPart } from '@/kit/fetching';
import { reportUnlessRefused } from '@/kit/report';
import { asRefusal } from '@/shell/refusals';

/** Asked only once, because the decoder that we bring makes itself known by the name of the browser's own. */
let browserReads: Promise<boolean> | null = null;
let prepared: Promise<void> | null = null;

/**
 * Must be done before a camera or a picture is asked for codes. Where the browser reads no QR codes, expo-camera takes
 * `barcode-detector`, which would fetch its WebAssembly from a public server: here it comes with the app, and so it is
 * there without a network, and nobody learns who scans. Rejected where it does not come; the next call tries again.
 */
export function prepareDecoder(): Promise<void> {
  prepared ??= bringDecoder().catch((error: unknown) => {
    prepared = null;
    throw error;
  });
  return prepared;
}

async function bringDecoder(): Promise<void> {
  browserReads ??= readsQrCodes();
  if (await browserReads) return;
  const { BarcodeDetector, prepareZXingModule, purgeZXingModule } = await fetchPart(
    () => import('barcode-detector'),
  );
  // Without this, a failure would be remembered.
  purgeZXingModule();
  await prepareZXingModule({ overrides: { locateFile: () => wasmAddress }, fireImmediately: true }).catch(
    (problem: unknown) => {
      throw new FetchFailure('the decoder did not come', problem);
    },
  );
  // expo-camera takes whatever has this name, even one that reads no QR codes.
  globalThis.BarcodeDetector = BarcodeDetector;
}

/** Some browsers have a detector that reads nothing on this device, or only some formats. */
async function readsQrCodes(): Promise<boolean> {
  const detector = globalThis.BarcodeDetector as typeof BarcodeDetector | undefined;
  if (detector === undefined) return false;
  try {
    return (await detector.getSupportedFormats()).includes('qr_code');
  } catch (problem) {
    reportUnlessRefused(asRefusal(problem), 'readsQrCodes');
    return false;
  }
}

/** Whether a camera can be used, and if not, what is in the way. */
export type CameraAccess =
  | 'granted'
  | 'unasked'
  /** The person may be asked again. */
  | 'refused'
  /** Only the settings of the device or browser can change it. */
  | 'refused-for-good'
  /** There is no camera. */
  | 'missing'
  /** It does not start; mostly because something else has it. */
  | 'failing'
  /** Browsers give a camera only to pages over https. */
  | 'insecure';

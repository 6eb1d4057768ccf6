declare module 'pngjs' {
  /** What is used here of pngjs: a picture of RGBA bytes. */
  export class PNG {
    constructor(size: { width: number; height: number });
    width: number;
    height: number;
    data: Buffer;
    static sync: { read(png: Buffer): PNG; write(picture: PNG): Buffer };
  }
}

/** Of the API, as its document says it. */
export const version = '0.1.0';

/** Puts another origin's script into the page. Rejects when it does not come; asked again, it tries again. */
export function addScript(address: string): Promise<void> {
  return new Promise((loaded, failed) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => loaded();
    script.onerror = () => {
      script.remove();
      failed(new Error(`${address} did not load.`));
    };
    document.head.append(script);
  });
}

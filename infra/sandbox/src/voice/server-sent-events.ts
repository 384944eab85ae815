/** The `data` lines of an event stream, one by one, however the network cuts it up. */
export async function* readEventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
    }
  }
  if (rest.startsWith('data:')) yield rest.slice('data:'.length).trim();
}

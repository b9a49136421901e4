/** A form with one file, as a browser sends it: what `Client.ask` takes behind the path. */
export async function sentForm(
  name: string,
  bytes: Uint8Array,
): Promise<[body: string, headers: Record<string, string>]> {
  const data = new FormData()
  data.append('file', new File([new Uint8Array(bytes)], name, { type: 'image/svg+xml' }))
  const { headers, body } = new Request('http://form.invalid', { method: 'POST', body: data })
  const sent = Buffer.from(await new Response(body).arrayBuffer())
  return [sent as unknown as string, { 'content-type': headers.get('content-type') as string }]
}

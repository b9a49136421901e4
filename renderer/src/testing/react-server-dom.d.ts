/** What tests use of React's server components; the package has no types of its own. */
declare module 'react-server-dom-parcel/server' {
  export function createClientReference(id: string, name: string, bundles: readonly string[]): unknown
  export function renderToReadableStream(model: import('react').ReactNode): ReadableStream<Uint8Array>
}

declare module 'react-server-dom-parcel/client.edge' {
  export function createFromReadableStream(stream: unknown): Promise<import('react').ReactNode>
}

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** What the browser says of the line; not every one does. */
export const connection = (): Connection | undefined => (navigator as { readonly connection?: Connection }).connection

/** A picture of the first screen, as the attributes of the link that loads it early. */
export interface PreloadedImage {
  readonly href?: string | undefined
  readonly imagesrcset?: string | undefined
  readonly imagesizes?: string | undefined
}

/** Where what is drawn says what the document around its page must load for it. */
export interface PageResources {
  /** The script of visitors' pages: islands, pictures that may fail, films without a poster, downloads. */
  readonly loader: () => void
  /** The stylesheet of a section by its type, or another one by its name. */
  readonly stylesheet: (name: string) => void
  readonly preload: (image: PreloadedImage) => void
}

/** What was said, without doubles. */
export interface CollectedResources {
  readonly needsLoader: boolean
  readonly stylesheets: readonly string[]
  readonly preloads: readonly PreloadedImage[]
}

/** Collects what one drawing of a page says. */
export function collectResources(): PageResources & { readonly collected: () => CollectedResources } {
  let needsLoader = false
  const stylesheets = new Set<string>()
  const preloads = new Map<string, PreloadedImage>()
  return {
    loader() {
      needsLoader = true
    },
    stylesheet: (name) => void stylesheets.add(name),
    preload: (image) => void preloads.set(JSON.stringify(image), image),
    collected: () => ({ needsLoader, stylesheets: [...stylesheets], preloads: [...preloads.values()] }),
  }
}

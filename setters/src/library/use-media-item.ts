import { useEffect, useState } from 'react'
import { useServices } from '../form/form-context.ts'
import type { MediaItem } from '../services.ts'

interface Found {
  readonly src: string
  readonly item: MediaItem | null
}

/** What the library says of an address: `undefined` while it is asked, `null` when it holds no such file. */
export function useMediaItem(src: string | undefined): MediaItem | null | undefined {
  const { media } = useServices()
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (src === undefined || src === '') return
    if (!media) return setFound({ src, item: null })
    let isLate = false
    const look = async () => {
      // Without the library the address is all there is to show.
      const item = await media.find(src).catch(() => undefined)
      if (!isLate) setFound({ src, item: item ?? null })
    }
    void look()
    return () => {
      isLate = true
    }
  }, [media, src])
  return found?.src === src ? found?.item : undefined
}

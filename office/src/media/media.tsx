import { useState } from 'react'
import { useOffice } from '../context/office-context.ts'
import { MediaAlts } from './alts/alts.tsx'
import { DropZone } from './drop-zone.tsx'
import { MediaDetail } from './media-detail.tsx'
import { MediaList } from './media-list.tsx'
import { uploadQueueOf } from './upload-queue.ts'

/** All pictures, films and files of the site; one of them; and all alt texts: `/media`, `/media/{id}`, `/media/alts`. */
export default function Media({ id }: { readonly id: string | undefined }) {
  const { send, may } = useOffice()
  const [queue] = useState(() => uploadQueueOf(send))
  if (id === 'alts') return <MediaAlts />
  return (
    <>
      {id === undefined ? <MediaList queue={queue} /> : <MediaDetail key={id} id={id} queue={queue} />}
      {may('media.write') && <DropZone onFiles={queue.add} />}
    </>
  )
}

import { POSTER_QUALITY, POSTER_TIMEOUT } from '@vitrine/schemas/constants'

/** Resolves once; rejects when the film cannot be shown, or not in time. */
const loaded = (video: HTMLVideoElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(POSTER_TIMEOUT)
    video.addEventListener('loadeddata', resolve, { once: true })
    video.addEventListener('error', () => reject(video.error), { once: true })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/**
 * The first frame of a film as a JPEG, taken where its owner has it (R234, R235). A film that this
 * browser cannot show has none: then visitors' browsers try.
 */
export async function firstFrame(film: File): Promise<File | undefined> {
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  video.src = URL.createObjectURL(film)
  try {
    await loaded(video)
    const canvas = document.createElement('canvas')
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    canvas.getContext('2d')?.drawImage(video, 0, 0)
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', POSTER_QUALITY))
    return picture ? new File([picture], 'poster.jpg', { type: picture.type }) : undefined
  } catch (error) {
    console.warn('video first frame failed:', film.name, error)
    return undefined
  } finally {
    const address = video.src
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}

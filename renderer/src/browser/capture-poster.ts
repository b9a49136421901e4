import { POSTER_QUALITY, POSTER_TIMEOUT } from '@vitrine/schemas/constants'

const next = (video: HTMLVideoElement, type: string, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    video.addEventListener(type, () => resolve(), { once: true, signal })
    video.addEventListener('error', () => reject(video.error), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** Takes the first frame of a film as its poster; without one after 2 s it goes without (R234). */
export async function capturePoster(video: HTMLVideoElement): Promise<void> {
  const signal = AbortSignal.timeout(POSTER_TIMEOUT)
  try {
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await next(video, 'loadeddata', signal)
    const canvas = document.createElement('canvas')
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    canvas.getContext('2d')?.drawImage(video, 0, 0)
    // A film from a host that does not allow it taints the canvas, and this throws (T30).
    if (video.currentTime === 0) video.poster = canvas.toDataURL('image/jpeg', POSTER_QUALITY)
  } catch (error) {
    console.warn('video first frame failed:', video.currentSrc, error)
  }
}

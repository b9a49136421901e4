import type { VideoValue } from '@vitrine/schemas'
import { useStage } from '#stage-context'

/**
 * A film with its controls. Without a poster, the loader takes one from its first frame, in the
 * visitor's browser (R234, R235); without a source there is no film and no request.
 */
export function VideoPlayer({
  video,
  className,
}: {
  readonly video: VideoValue | undefined
  readonly className?: string | undefined
}) {
  const stage = useStage()
  const src = video?.src ? stage.asset(video.src) : ''
  if (!video || src === '') return null
  if (!video.poster) stage.resources?.loader()
  return (
    <video
      className={className}
      controls
      playsInline
      preload={video.poster ? 'none' : 'metadata'}
      src={src}
      width={video.width}
      height={video.height}
      aria-label={video.title || stage.words('video.label')}
      {...(video.poster
        ? { poster: stage.asset(video.poster) }
        : { 'data-poster': 'capture', crossOrigin: 'anonymous' as const })}
    >
      {video.captions && <track kind="captions" src={stage.asset(video.captions)} srcLang={stage.language} default />}
    </video>
  )
}

import frames from '@vitrine/setters/controls/frames.module.css'
import rows from '../rows.module.css'

/** What happened, and below it what came of it. */
export const Line = ({ text, detail }: { readonly text: string; readonly detail?: string | undefined }) => (
  <span className={rows.words}>
    <span>
      <bdi>{text}</bdi>
    </span>
    {detail !== undefined && (
      <span className={frames.hint}>
        <bdi>{detail}</bdi>
      </span>
    )}
  </span>
)

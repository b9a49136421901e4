import { useStage } from '@vitrine/renderer'
import { type ComponentProps, useEffect, useState } from 'react'
import { sayLoadFailed } from '../load-failed.ts'
import { Problem } from '../steps/problem.tsx'
import steps from '../steps/steps.module.css'

type LiveCode = typeof import('./live-chat.tsx')
type LiveProps = ComponentProps<LiveCode['LiveChat']>

/** The chat with a member, whose code comes when somebody wants it. */
export function Live({ data, onClose }: LiveProps) {
  const { words } = useStage()
  const [code, setCode] = useState<LiveCode>()
  const [tries, setTries] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded again when it is tried again
  useEffect(() => {
    setFailed(false)
    import(/* later */ './live-chat.tsx').then(setCode, () => {
      setFailed(true)
      sayLoadFailed()
    })
  }, [tries])
  if (code) return <code.LiveChat data={data} onClose={onClose} />
  if (!hasFailed) return null
  return (
    <div className={steps.panel}>
      <Problem text={words('chat.failed')} />
      <div className={steps.choices}>
        <button type="button" className="button" onClick={() => setTries(tries + 1)}>
          {words('inquiry.imageAgain')}
        </button>
      </div>
    </div>
  )
}

import { useStage } from '@vitrine/renderer'
import { formLimits } from '@vitrine/schemas'
import { useEffect, useId, useRef } from 'react'
import fields from '../../../inquiry-form/images.module.css'
import { problemText } from '../../phrases.ts'
import type { Chat } from '../../use-chat.ts'
import { Problem } from '../problem.tsx'
import styles from '../steps.module.css'
import own from './images-step.module.css'
import { useUploads } from './use-uploads.ts'

/** Images that say more than words: each is sent when it is chosen, and what is refused leaves the others alone (R178, R179). */
export function ImagesStep({ chat }: { readonly chat: Chat }) {
  const { state, dispatch, data } = chat
  const stage = useStage()
  const { words } = stage
  const id = useId()
  const uploads = useUploads(chat)
  const { images } = state.values
  const problems = [state.problem && problemText(state.problem, stage, data.tooLong), ...uploads.problems].filter(
    (one) => one !== undefined,
  )
  const root = useRef<HTMLFormElement>(null)
  const count = images.length + uploads.waiting.length
  // The list grows above the button.
  useEffect(() => {
    if (count > 0) root.current?.scrollIntoView({ block: 'end' })
  }, [count])
  const isEmpty = count === 0
  return (
    <form
      ref={root}
      noValidate
      className={styles.panel}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        uploads.take([...event.dataTransfer.files])
      }}
      onSubmit={(event) => {
        event.preventDefault()
        uploads.settle(() => dispatch({ type: 'answer', at: Date.now() }))
      }}
    >
      <ul className={`${fields.list} ${own.list}`}>
        {images.map((image) => (
          <li key={image.id}>
            <img src={image.preview} alt="" width={56} height={56} />
            <bdi>{image.name}</bdi>
            <button
              type="button"
              aria-label={words('inquiry.imageRemoveOne', { name: image.name })}
              onClick={() => {
                dispatch({ type: 'remove-image', id: image.id })
                uploads.say(words('inquiry.imageRemoved', { name: image.name }))
              }}
            >
              {words('inquiry.imageRemove')}
            </button>
          </li>
        ))}
        {uploads.waiting.map(({ key, file, part, hasFailed }) => (
          <li key={key}>
            <span className={own.blank} />
            <div>
              <bdi>{file.name}</bdi>
              {hasFailed ? (
                <button type="button" onClick={() => uploads.again(key)}>
                  {words('inquiry.imageAgain')}
                </button>
              ) : (
                <progress max={1} value={part} aria-label={words('inquiry.imageUploading', { name: file.name })} />
              )}
            </div>
            <button
              type="button"
              aria-label={words('inquiry.imageRemoveOne', { name: file.name })}
              onClick={() => uploads.remove(key)}
            >
              {words('inquiry.imageRemove')}
            </button>
          </li>
        ))}
      </ul>
      <div className={fields.images}>
        <input
          id={id}
          type="file"
          className={fields.file}
          accept={formLimits.imageTypes.join(',')}
          multiple
          aria-describedby={problems.length > 0 ? `${id}-hint chat-problem` : `${id}-hint`}
          aria-invalid={problems.length > 0 ? true : undefined}
          data-focus=""
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            currentTarget.value = ''
            uploads.take(files)
          }}
        />
        <label htmlFor={id} className={`button button-secondary ${fields.choose}`}>
          {words('inquiry.imageChoose')}
        </label>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {data.imagesHint}
      </p>
      <p role="status" className="visually-hidden">
        {uploads.said}
      </p>
      {problems.length > 0 && <Problem text={problems.join('\n')} />}
      <div className={styles.choices}>
        <button type="submit" className="button" aria-disabled={uploads.isWaited || undefined}>
          {isEmpty ? words('chat.images.none') : words('chat.continue')}
        </button>
      </div>
    </form>
  )
}

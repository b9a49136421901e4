import { useStage } from '@vitrine/renderer'
import { uploadImage } from '@vitrine/renderer/upload-image'
import { formLimits } from '@vitrine/schemas'
import { useEffect, useRef, useState } from 'react'
import { newKey } from '../../new-key.ts'
import type { Chat } from '../../use-chat.ts'

/** An image that is on its way, or has not arrived. */
interface Waiting {
  readonly key: string
  readonly file: File
  /** Of its bytes that were sent, from 0 to 1. */
  readonly part: number
  readonly hasFailed: boolean
}

/** Pixels of a copy that is kept for the eyes. */
const PREVIEW = 144

/** A small copy as a `data:` address; nothing where the browser cannot draw it. */
async function previewOf(file: File): Promise<string> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, PREVIEW / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    return canvas.toDataURL('image/webp', 0.7)
  } catch {
    return ''
  }
}

type Words = ReturnType<typeof useStage>['words']

/** What is wrong with a file before it is sent (R178, R180). A type that the browser does not know is left to the service. */
function refusalOf(file: File, words: Words): string | undefined {
  const isKnown = file.type === '' || formLimits.imageTypes.some((type) => type === file.type)
  if (!isKnown) return words('form.message.imageType')
  return file.size < formLimits.imageBytes ? undefined : words('form.message.imageTooLarge')
}

/** Sends images when they are chosen, one by one, and tells what became of each. */
export function useUploads({ state, dispatch, data }: Chat) {
  const { words } = useStage()
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const [said, say] = useState('')
  const next = useRef<() => void>(undefined)
  const [isWaited, setWaited] = useState(false)
  /** By the key: what was taken out of the list meanwhile is not taken in. */
  const listed = useRef(new Set<string>())

  const change = (key: string, part: Partial<Waiting>) =>
    setWaiting((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const leave = (key: string) => {
    listed.current.delete(key)
    setWaiting((all) => all.filter((one) => one.key !== key))
  }
  const shown = (name: string) => `\u2068${name}\u2069`

  const send = async ({ key, file }: Pick<Waiting, 'key' | 'file'>) => {
    say(words('inquiry.imageUploading', { name: file.name }))
    const [preview, result] = await Promise.all([
      previewOf(file),
      uploadImage(file, data.upload, (part) => change(key, { part })),
    ])
    if (!listed.current.has(key)) return
    if (result.kind === 'failed') return change(key, { hasFailed: true })
    leave(key)
    if (result.kind === 'refused') return setProblems([result.message])
    dispatch({ type: 'add-image', image: { id: result.id, name: file.name, preview } })
    say(words('inquiry.imageAdded', { name: file.name }))
  }

  const take = (files: readonly File[]) => {
    const refused: string[] = []
    let count = state.values.images.length + waiting.length
    for (const file of files) {
      const refusal = refusalOf(file, words)
      if (refusal !== undefined)
        refused.push(
          files.length === 1 ? refusal : words('form.message.ofImage', { name: shown(file.name), message: refusal }),
        )
      else if (count >= formLimits.images) refused.push(words('form.message.tooManyImages'))
      else {
        count += 1
        const one = { key: newKey(), file, part: 0, hasFailed: false }
        listed.current.add(one.key)
        setWaiting((all) => [...all, one])
        send(one)
      }
    }
    setProblems([...new Set(refused)])
  }

  const failed = waiting.filter(({ hasFailed }) => hasFailed)
  const isBusy = waiting.length > failed.length
  useEffect(() => {
    if (!isWaited || isBusy) return
    setWaited(false)
    // What has not arrived is sent again or taken out first.
    if (failed.length === 0) next.current?.()
  }, [isWaited, isBusy, failed.length])

  return {
    waiting,
    said,
    say,
    isWaited,
    problems: [...problems, ...failed.map(({ file }) => words('form.message.imageFailed', { name: shown(file.name) }))],
    take,
    remove: (key: string) => {
      const name = waiting.find((one) => one.key === key)?.file.name ?? ''
      leave(key)
      say(words('inquiry.imageRemoved', { name }))
    },
    again: (key: string) => {
      const one = waiting.find((each) => each.key === key)
      if (!one) return
      change(key, { hasFailed: false, part: 0 })
      send(one)
    },
    /** Goes on when nothing is on its way, and nothing has failed. */
    settle: (goOn: () => void) => {
      next.current = goOn
      setWaited(true)
    },
  }
}

import type { ReactNode } from 'react'
import { useStage } from '#stage-context'

interface FilledProps {
  readonly word: string
  /** The placeholder in the word: `price` for `from {{price}}`. */
  readonly name: string
  readonly values?: Readonly<Record<string, string | number>>
  readonly children: ReactNode
}

/**
 * A word of the interface with an element in the place of one of its values.
 *
 * `<Filled word="price.from" name="price"><bdi>$0.42</bdi></Filled>`
 */
export function Filled({ word, name, values, children }: FilledProps) {
  const { words } = useStage()
  const [before, after] = words(word, { ...values, [name]: '\u0000' }).split('\u0000')
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}

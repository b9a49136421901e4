import type { Json } from '@vitrine/schemas'
import { useLatest } from 'ahooks'
import { useLayoutEffect, useRef, useState } from 'react'
import { same } from '../value-source/json-path.ts'
import { createValueSource, type ValueSource } from '../value-source/value-source.ts'

/** So many values that were handed out are known when they come back late. */
const KNOWN = 50

interface GivenValue {
  readonly value: Json | undefined
  readonly defaultValue: Json
  readonly onChange: (value: Json, path: string) => void
  readonly disabled: boolean
}

/**
 * The values of a form, which are given once, or again and again from outside. What was handed out and comes back does
 * nothing, also when it comes late and something else was typed meanwhile; any other value is taken over.
 */
export function useFormSource({ value, defaultValue, onChange, disabled }: GivenValue): ValueSource {
  const latest = useLatest(onChange)
  /** What was handed out and did not come back yet, the oldest first. */
  const out = useRef<Json[]>([])
  const [source] = useState(() =>
    createValueSource(value ?? defaultValue, (next, path) => {
      if (next === undefined) return
      out.current.push(next)
      if (out.current.length > KNOWN) out.current.shift()
      latest.current(next, path)
    }),
  )
  const [begun] = useState(value)
  const given = useRef(begun)
  useLayoutEffect(() => {
    if (value === undefined || value === given.current) return
    given.current = value
    const itself = out.current.lastIndexOf(value)
    const at = itself >= 0 ? itself : out.current.findLastIndex((one) => same(one, value))
    out.current = out.current.slice(at + 1)
    if (at < 0 && !same(value, source.value())) source.reset(value)
  }, [value, source])
  useLayoutEffect(() => source.setDisabled(disabled), [source, disabled])
  return source
}

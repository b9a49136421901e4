import { useState } from 'react'
import type { FieldSource } from '../field-source.ts'

/** Another number for each source that is given. */
export function useNumberOf(source: FieldSource): number {
  const [given, setGiven] = useState({ source, number: 0 })
  if (given.source === source) return given.number
  setGiven({ source, number: given.number + 1 })
  return given.number + 1
}

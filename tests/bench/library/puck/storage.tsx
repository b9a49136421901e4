import { type Data, Puck } from '@puckeditor/core'
import { useEffect, useState } from 'react'
import { config, load, save } from '../given/puck.tsx'

export function Sample() {
  const [data, setData] = useState<Data>()
  useEffect(() => void load().then(setData), [])
  return data && <Puck config={config} data={data} onChange={save} />
}

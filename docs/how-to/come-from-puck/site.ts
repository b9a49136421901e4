import { fromPuck, importPuck } from '@vitrine/puck'
import data from './data.json'
import { config } from './puck.config.tsx'

export const sections = fromPuck(config)
export const { site, report } = importPuck(data, { config })

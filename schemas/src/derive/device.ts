import { type Device, devices } from '../constants.ts'

export const isDevice = (name: string): name is Device => (devices as readonly string[]).includes(name)

export type Used = 1

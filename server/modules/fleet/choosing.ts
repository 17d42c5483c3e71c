// What the desk chooses from when it puts a machine and an operator on a job.
export { machinesFor, operatorsNow } from './choosing.store.ts'

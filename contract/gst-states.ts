import { stateCodeOf } from './gstin.ts'

/** States by GSTIN prefix (two digits), named as in addresses. */
const names: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
}

/** The 36 states and union territories, by name. */
export const gstStates: readonly string[] = Object.values(names).toSorted()

/** The state that issued a GSTIN; 97 (other territory) has none. */
export const stateOfGstin = (gstin: string) => names[stateCodeOf(gstin)]

/** The code of a state by its name; undefined for a name that is none. */
export const codeOfState = (state: string) => Object.keys(names).find((code) => names[code] === state)

/** The state with a code of two digits. */
export const stateOfCode = (code: string) => names[code]

/** Union territories without a legislature: their half of the tax is UTGST (UTGST Act section 1(2)). */
const UTGST_STATES = new Set(['04', '26', '31', '35', '38', '97'])

/** The name of the state's half of the tax. */
export const stateTaxName = (stateCode: string) => (UTGST_STATES.has(stateCode) ? 'UTGST' : 'SGST')

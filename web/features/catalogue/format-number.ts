const NUMBER = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** 6500 → 6,500; 13.72 stays. */
export const formatNumber = (value: number) => NUMBER.format(value)

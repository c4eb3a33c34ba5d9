/** Company types, which requirement 3.26 numbers from 1 to 8. */
export const companyTypes = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/**
 * What people call a country that CLDR calls otherwise: former names, parts that stand for the whole, and abbreviations,
 * by its code. Names that `Intl.DisplayNames` knows in one of our languages are not repeated.
 */
const aliases = `
AE UAE,Emirates,Dubai,Abu Dhabi
BA Bosnia
BY Belorussia
CD DR Congo,DRC,Zaire
CI Ivory Coast,Elfenbeinküste,Costa de Marfil,Costa do Marfim
CN PRC
CV Cape Verde
CZ Czech Republic,Czechoslovakia,Tschechei
FM Micronesia
GB UK,Great Britain,Britain,England,Scotland,Wales,Northern Ireland,Inglaterra,Angleterre,Англия,İngiltere,انجلترا
IR Persia
KR Korea,Republic of Korea,ROK,Corea,Corée,Coreia,Корея,Kore,كوريا,한국
LA Lao
LK Ceylon
MK Macedonia,FYROM
MM Burma,Birma,Birmania,Birmanie
NL Holland,Holanda,Hollande,Holandia,Голландия
RU Russian Federation
SA KSA
SZ Swaziland
TL East Timor
TR Turkey
TW Formosa
US USA,America,Amerika,États-Unis,Estados Unidos,أمريكا
VA Holy See
VN Viet Nam
ZA RSA
`

const byCode = new Map(
  aliases
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), line.slice(3).split(',')]),
)

export const aliasesOfCountry = (code: string): readonly string[] => byCode.get(code) ?? []

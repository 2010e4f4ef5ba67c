# تعريف هذه اللغة. اسم المجلد هو رمزها الذي يظهر في العناوين: ‎`ar` يعطي ‎`/ar/`.

# اسمها كما تسمي نفسها.
language-name = العربية
language-direction = rtl
# أرقامها هي 0-9 في كل مكان.
language-locale = ar-AE
